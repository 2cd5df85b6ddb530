# Builds everything in one stage; the other holds Node, the command in a few files, the page and SQLite's binary.
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN node scripts/image.mjs /app

FROM node:22-bookworm-slim
COPY --from=build /app /app
# Nobody in the image can write anything but the tables.
RUN mkdir /data && chown 10001:10001 /data && chmod 700 /data
USER 10001:10001
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4848 MESSDECK_DATA=/data/tables.db
VOLUME /data
EXPOSE 4848
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:4848/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "/app/messdeck.js"]
CMD ["serve", "--page", "/app/page"]
