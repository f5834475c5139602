// How fast pugixml reads pages to trees, from memory, on one processor; Benchmarks/compare-reading runs it.
//
//   reading FOLDER      FOLDER holds the pages, which are XML
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <pugixml.hpp>

int main(int count, char **arguments) {
  if (count != 2) return std::fprintf(stderr, "usage: reading FOLDER\n"), 64;
  std::vector<std::string> pages;
  std::size_t size = 0;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(arguments[1])) {
    if (entry.path().extension() != ".vml") continue;
    std::ifstream file(entry.path(), std::ios::binary);
    pages.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    size += pages.back().size();
  }
  if (pages.empty()) return std::fprintf(stderr, "no pages in %s\n", arguments[1]), 1;
  // The fastest way that decodes entities and leaves the page as it is; the document is used again for each page.
  pugi::xml_document document;
  std::vector<double> times;
  for (int round = 0; round < 41; round++) {
    auto start = std::chrono::steady_clock::now();
    for (const auto &page : pages) {
      if (!document.load_buffer(page.data(), page.size(), pugi::parse_minimal | pugi::parse_escapes, pugi::encoding_utf8))
        return std::fprintf(stderr, "a page is no XML\n"), 1;
    }
    times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  double median = times[times.size() / 2];
  std::printf("pugixml\t%.0f MB/s\tbest %.0f\t%.0f ns a page\n", size / 1e6 / median, size / 1e6 / times[0], median * 1e9 / pages.size());
}
