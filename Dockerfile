# The image of the portal. It runs as a web process, as a worker, or as both; deploy/README.md says how.
# Debian 12, because the tests run on its ffmpeg.

# What npm needs to know, without the sources, so that a change of them installs nothing anew.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /tv
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY identity/package.json identity/
COPY server/package.json server/
COPY tools/api-clients/package.json tools/api-clients/
COPY web/package.json web/

FROM manifests AS build
RUN ["npm", "ci", "--include=dev", "--no-audit", "--no-fund"]
COPY . .
RUN ["npm", "run", "build"]

FROM manifests AS production
RUN ["npm", "ci", "--omit=dev", "--no-audit", "--no-fund"]

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="TV" \
  org.opencontainers.image.description="A portal in which organizations publish video and audio." \
  org.opencontainers.image.licenses="Apache-2.0"
RUN apt-get update \
  && apt-get install --yes --no-install-recommends bubblewrap ffmpeg \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=10001 --group=10001 --mode=700 /data
WORKDIR /tv
COPY --chown=root:root LICENSE ./
COPY --chown=root:root contract contract
COPY --chown=root:root demo demo
COPY --chown=root:root identity identity
COPY --chown=root:root server server
COPY --chown=root:root tools tools
COPY --from=production --chown=root:root /tv ./
# The bill of materials, the notices, the web.
COPY --from=build --chown=root:root /tv/dist dist
COPY --from=build --chown=root:root /tv/web/dist web/dist
# In a container the loopback interface reaches nobody.
ENV NODE_ENV=production BIND=0.0.0.0 PORT=3000 DATA_DIR=/data
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
