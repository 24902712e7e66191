# The bot for a host: docs/hosting.md tells how it is started. What it needs at run time and nothing else.
FROM node:22-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data METRICS_PORT=9464 METRICS_HOST=0.0.0.0
# The embedded store, where no REDIS_URL is set: its folder belongs to whoever runs the bot, never root.
RUN mkdir /data && chown node:node /data
VOLUME /data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json package-lock.json tsconfig.json LICENSE ./
COPY data ./data
COPY sandbox ./sandbox
COPY src ./src
COPY tools ./tools
USER node
EXPOSE 9464
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD node tools/healthy.mjs "$METRICS_PORT"
# Not through npm, so that the bot itself hears SIGTERM and finishes what it is doing.
CMD ["node", "src/start.mjs"]
