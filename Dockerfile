# The image of the portal, built from an unpacked release (npm run release). It runs as a web process, as a worker, or as both;
# deploy/README.md says how. Debian 12, because the tests run on its ffmpeg.
FROM debian:12.11-slim
LABEL org.opencontainers.image.title="TV" \
  org.opencontainers.image.description="A portal in which organizations publish video and audio." \
  org.opencontainers.image.licenses="Apache-2.0"
RUN apt-get update \
  && apt-get install --yes --no-install-recommends bubblewrap ca-certificates ffmpeg libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=10001 --group=10001 --mode=700 /data
WORKDIR /tv
COPY --chown=root:root . ./
# In a container the loopback interface reaches nobody. Node is the one of the release.
ENV NODE_ENV=production BIND=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/tv/bin:/usr/local/bin:/usr/bin:/bin
# The service writes into DATA_DIR and /tmp only, so the rest of the file system can be read-only.
VOLUME ["/data"]
EXPOSE 3000
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT || process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell between, so that SIGTERM reaches the service.
ENTRYPOINT ["node", "server/src/main.ts"]
CMD ["--role", "all"]
