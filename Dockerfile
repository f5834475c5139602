# An image with vmlc and what it needs, for CI. Not built by this repository's tests; docs/in-ci.md says how it is used.
#
#   docker build -t vmlc .
#   docker run --rm -v "$PWD:/site" vmlc check
FROM swift:6.3-noble AS build
RUN apt-get update && apt-get install -y make git
WORKDIR /src
COPY . .
RUN make install PREFIX=/out

FROM ubuntu:24.04
RUN apt-get update \
    && apt-get install -y --no-install-recommends libyaml-0-2 zlib1g libcurl4t64 libssl3t64 ca-certificates git \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /out /usr/local
WORKDIR /site
ENTRYPOINT ["vmlc"]
CMD ["help"]
