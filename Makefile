# Everything that is done with this repository, by name. `make` alone lists it.
#
# Variables, given on the command line or in the environment:
#   PREFIX         where `make install` puts things            (/usr/local)
#   DESTDIR        a folder to install into instead of /       (none)
#   SYMBOLS        1 for `make install` to put symbols beside  (none)
#   BENCH          arguments for vmlc-bench                    (none: all of it)
#   SWIFT          the toolchain's command                     (swift)
#   SWIFTFLAGS     flags for each build                        (none)
#   CONFIGURATION  how it is built: release or debug           (release)
#   PART           a part of `make soak`                       (all of them)
#   SECONDS        how long `make soak` runs each part         (600)
#   SEED           with which `make soak` begins               (a new one)

PREFIX ?= /usr/local
DESTDIR ?=
SYMBOLS ?=
BENCH ?=
SWIFT ?= swift
SWIFTFLAGS ?=
CONFIGURATION ?= release
PART ?=
SECONDS ?= 600
SEED ?=

# One configuration for everything, so that nothing is compiled twice: the tests, the example site and what is
# installed come from the same objects.
build = $(SWIFT) build --configuration $(CONFIGURATION) $(SWIFTFLAGS)
built = .build/$(CONFIGURATION)

.PHONY: help setup site test soak lint bench catalogue convert-swift install clean

# Two builds in one package would only wait for each other.
.NOTPARALLEL:

help:
	@echo 'make site      build vmlc, and with it the example site'
	@echo 'make test      run the tests'
	@echo 'make soak      kill, fill and edit at random for longer (docs/soak.md; PART, SECONDS, SEED)'
	@echo 'make lint      check the layout of the Swift files, and that nothing warns'
	@echo 'make bench     measure, stage by stage (BENCH=NAME for one)'
	@echo 'make catalogue compile the text about SwiftUI (docs/catalogue.md)'
	@echo 'make convert-swift build vmlc-convert-swift, which reads SwiftUI source (docs/from-swiftui.md)'
	@echo 'make install   install vmlc, its programs, man page and shell completions (PREFIX, DESTDIR, SYMBOLS)'
	@echo 'make setup     check for what a build needs, and install the libraries that it lacks; the others do it too'
	@echo 'make clean     remove what was built'

setup:
	@Scripts/setup
	@Scripts/note-commit

site: setup
	@$(build) --product vmlc
	@$(built)/vmlc build --site .
	@$(built)/vmlc build --site Examples/Prices
	@echo 'The output is in dist; the version that dist/latest.json names holds the trees.'

test: setup
	@$(build) --build-tests
	@$(SWIFT) test --configuration $(CONFIGURATION) --skip-build --disable-xctest $(SWIFTFLAGS)

soak: setup
	@SWIFT="$(SWIFT)" SOAK_SECONDS="$(SECONDS)" SOAK_SEED="$(SEED)" Scripts/soak $(PART)

# Warnings are errors here and in CI alone, so that a newer toolchain still builds the package.
# SwiftPM applies the flag to this package's targets, not to those that it depends on.
lint: setup
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	@$(SWIFT) build --configuration $(CONFIGURATION) --build-tests -Xswiftc -warnings-as-errors

bench: setup
	@$(build) --product vmlc-bench
	@$(built)/vmlc-bench $(BENCH)

catalogue: setup
	@$(build) --product vmlc-catalogue
	@$(built)/vmlc-catalogue Sources/CCatalogue . $$(find Sources/VMLCatalog/Catalogue -name '*.txt')

# With swift-syntax, which is large: in a folder of its own, and no part of the others.
convert-swift: setup
	@$(build) --traits ConvertSwift --scratch-path .build/convert-swift --product vmlc-convert-swift
	@echo 'The program is .build/convert-swift/$(CONFIGURATION)/vmlc-convert-swift.'

install: setup
	@$(build) --product vmlc
	@$(build) --product vmlc-serve
	@$(build) --product vmlc-publish
	@SWIFT="$(SWIFT)" SYMBOLS="$(SYMBOLS)" Scripts/install $(built) "$(DESTDIR)$(PREFIX)"

clean:
	@$(SWIFT) package clean
	@rm -rf dist .vmlc
