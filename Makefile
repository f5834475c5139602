# Everything that is done with this repository, by name. `make` alone lists it.
#
# Variables, given on the command line or in the environment:
#   PREFIX      where `make install` puts things       (/usr/local)
#   DESTDIR     a folder to install into instead of /  (none)
#   BENCH       arguments for vmlc-bench               (none: all of it)
#   SWIFT       the toolchain's command                (swift)
#   SWIFTFLAGS  flags for the build of `make test`     (none)
#   PART        a part of `make soak`                  (all of them)
#   SECONDS     how long `make soak` runs each part    (600)
#   SEED        with which `make soak` begins          (a new one)

PREFIX ?= /usr/local
DESTDIR ?=
BENCH ?=
SWIFT ?= swift
SWIFTFLAGS ?=
PART ?=
SECONDS ?= 600
SEED ?=

.PHONY: help setup site test soak lint bench catalogue install clean

# Two builds in one package would only wait for each other.
.NOTPARALLEL:

help:
	@echo 'make site      build vmlc, and with it the example site'
	@echo 'make test      run the tests'
	@echo 'make soak      kill, fill and edit at random for longer (docs/soak.md; PART, SECONDS, SEED)'
	@echo 'make lint      check the layout of the Swift files, and that nothing warns'
	@echo 'make bench     measure, stage by stage (BENCH=NAME for one)'
	@echo 'make catalogue compile the text about SwiftUI (docs/catalogue.md)'
	@echo 'make install   install vmlc, its programs and its shell completions (PREFIX, DESTDIR)'
	@echo 'make setup     check for what a build needs, and install the C libraries; the others do it too'
	@echo 'make clean     remove what was built'

setup:
	@Scripts/setup

site: setup
	@vmlc=$$(SWIFT="$(SWIFT)" Scripts/build-release vmlc) && "$$vmlc" build --site .
	@echo 'The output is in dist; the version that dist/latest.json names holds the trees.'

test: setup
	@$(SWIFT) test --disable-xctest $(SWIFTFLAGS)

soak: setup
	@SWIFT="$(SWIFT)" SOAK_SECONDS="$(SECONDS)" SOAK_SEED="$(SEED)" Scripts/soak $(PART)

# Warnings are errors here and in CI alone, so that a newer toolchain still builds the package.
# SwiftPM applies the flag to this package's targets, not to those that it depends on.
lint: setup
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	@$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors

bench: setup
	@bench=$$(SWIFT="$(SWIFT)" Scripts/build-release vmlc-bench) && "$$bench" $(BENCH)

catalogue: setup
	@$(SWIFT) run vmlc-catalogue Sources/CCatalogue \
	  $$(find Sources/VMLCatalog/Catalogue -name '*.txt')

install: setup
	@vmlc=$$(SWIFT="$(SWIFT)" Scripts/build-release vmlc) && \
	  serve=$$(SWIFT="$(SWIFT)" Scripts/build-release vmlc-serve) && \
	  publish=$$(SWIFT="$(SWIFT)" Scripts/build-release vmlc-publish) && \
	  Scripts/install "$$vmlc" "$(DESTDIR)$(PREFIX)" "$$serve" "$$publish"

clean:
	@$(SWIFT) package clean
	@rm -rf dist .vmlc
