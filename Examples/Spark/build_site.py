#!/usr/bin/env python3
r"""Builds a site of vmlc in shards on Apache Spark: docs/scale.md.

    spark-submit build_site.py --site shop --rows products=products.parquet --key sku \
        --shards 64 -o /mnt/site

Each partition of the rows is the standard input of one `vmlc shard`. All workers write into one
folder, so it lies where all see it. A worker that dies, or finds its disk full, is tried again by Spark;
a mistake of the author ends the build with its messages, since no other try would help.
"""

import argparse
import json
import subprocess
import sys

from pyspark.sql import DataFrame, SparkSession

MISTAKE = 1


def build_shard(index, rows, command, count, name):
    """Builds one shard of the rows of a partition; yields what the author has to know, if anything."""
    process = subprocess.Popen(
        command + ["--shard", f"{index + 1}/{count}", "--rows", f"{name}=-"],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        for row in rows:
            line = json.dumps(row.asDict(recursive=True), default=str, ensure_ascii=False)
            process.stdin.write(line.encode() + b"\n")
        process.stdin.close()
    except BrokenPipeError:
        pass  # It has ended, and its exit code says why.
    message = process.stderr.read().decode(errors="replace")
    code = process.wait()
    if code == MISTAKE:
        yield index + 1, message
    elif code != 0:
        raise RuntimeError(f"shard {index + 1}/{count} ended with {code}: {message}")


def build(frame: DataFrame, name: str, key: str, command: list, count: int) -> list:
    """Builds all shards; returns the mistakes, with the numbers of their shards."""
    # Rows with one key come to one shard, which finds them out.
    rows = frame.repartition(count, key).rdd
    return rows.mapPartitionsWithIndex(
        lambda index, part: build_shard(index, part, command, count, name)).collect()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--site", required=True, help="the site's folder, at the same path for all")
    parser.add_argument("--rows", required=True, help="NAME=PATH of a Parquet table")
    parser.add_argument("--key", required=True, help="the column that is 'key' in site.yaml")
    parser.add_argument("--shards", type=int, required=True)
    parser.add_argument("--output", "-o", required=True, help="a folder that all workers see")
    parser.add_argument("--vmlc", default="vmlc")
    options = parser.parse_args()
    name, path = options.rows.split("=", 1)
    plan = f"{options.output}.plan.json"
    on_site = ["--site", options.site]

    planned = subprocess.run(
        [options.vmlc, "plan", *on_site, "--shards", str(options.shards), "-o", plan])
    if planned.returncode:
        sys.exit(planned.returncode)
    spark = SparkSession.builder.appName("vmlc").getOrCreate()
    command = [options.vmlc, "shard", "--quiet", "--jobs", "1", *on_site, "--plan", plan,
               "-o", options.output]
    mistakes = build(spark.read.parquet(path), name, options.key, command, options.shards)
    spark.stop()
    if mistakes:
        for shard, message in sorted(mistakes):
            print(f"shard {shard}/{options.shards}:\n{message}", file=sys.stderr)
        sys.exit(MISTAKE)
    merged = subprocess.run([options.vmlc, "merge", *on_site, "--plan", plan, "-o", options.output])
    sys.exit(merged.returncode)


if __name__ == "__main__":
    main()
