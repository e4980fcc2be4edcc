# One file for all services: `build` builds the whole site from the lockfile, and each service copies only the files that it runs.
# No image contains a key: `keys` creates them in volumes when the site starts for the first time.

FROM node:24-bookworm-slim AS build
WORKDIR /boardwalk
# The build calls the project's tools by name, as an npm script does.
ENV CI=true PATH=/boardwalk/node_modules/.bin:$PATH
COPY pnpm-lock.yaml pnpm-workspace.yaml .npmrc .pnpmfile.cjs ./
COPY patches patches/
RUN npx --yes pnpm@12.21.0 fetch
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --offline
RUN node dev/src/commands/build.ts

FROM node:24-bookworm-slim AS keys
WORKDIR /boardwalk
COPY shared/build/package.json shared/build/
COPY shared/build/src/command/index.ts shared/build/src/command/plain-error.ts shared/build/src/command/read-options.ts shared/build/src/command/run-command.ts shared/build/src/command/until-stop-signal.ts shared/build/src/command/
COPY dev/package.json dev/
COPY dev/src/keys/make-key.ts dev/src/keys/rotate-keys.ts dev/src/keys/rotation-call.ts dev/src/keys/
COPY dev/src/commands/keys.ts dev/src/commands/
# The only package that it imports, linked as in a workspace.
RUN install -d node_modules/@boardwalk && ln -s /boardwalk/shared/build node_modules/@boardwalk/build
RUN install -d -o node -g node /keys/api /keys/gateway
USER node
# Arguments are a command: docker compose run --rm keys rotate-keys signing --begin
ENTRYPOINT ["node", "dev/src/commands/keys.ts", "/keys/api", "/keys/gateway"]

FROM node:24-bookworm-slim AS identity
WORKDIR /boardwalk
COPY --from=build /boardwalk/.build/services/identity .build/services/identity
RUN install -d -o node -g node /data
ENV DATA_DIR=/data HOST=0.0.0.0
USER node
CMD ["node", "--max-old-space-size=96", "--max-semi-space-size=8", ".build/services/identity/main.js"]

FROM node:24-bookworm-slim AS api
WORKDIR /boardwalk
COPY --from=build /boardwalk/.build/remotes .build/remotes
COPY --from=build /boardwalk/.build/artwork .build/artwork
COPY --from=build /boardwalk/.build/shell/shells.json .build/shell/shells.json
COPY --from=build /boardwalk/.build/services/api .build/services/api
RUN install -d -o node -g node /data /data/releases /data/media /backups
ENV NODE_ENV=production HOST=0.0.0.0 RELEASES_DIR=/data/releases MEDIA_DIR=/data/media
VOLUME /data/releases /data/media
USER node
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "--enable-source-maps", ".build/services/api/main.js"]

# Runs the code of teams that may publish releases, as a separate user, in a folder with nothing else.
FROM node:24-bookworm-slim AS renderer
WORKDIR /boardwalk
COPY --from=build /boardwalk/.build/services/renderer .build/services/renderer
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin renderer && install -d -o node -g node /run/boardwalk
USER renderer
CMD ["node", "--max-old-space-size=96", "--max-semi-space-size=8", "--permission", "--allow-worker", "--allow-fs-read=/boardwalk/.build/services/renderer/*", "--disallow-code-generation-from-strings", "--disable-warning=PERM0006", ".build/services/renderer/main.js", "/run/boardwalk/renderer.sock"]

FROM node:24-bookworm-slim AS gateway
WORKDIR /boardwalk
COPY --from=build /boardwalk/.build/shell .build/shell
COPY --from=build /boardwalk/.build/shell-development .build/shell-development
COPY --from=build /boardwalk/.build/artwork .build/artwork
COPY --from=build /boardwalk/.build/packages .build/packages
COPY --from=build /boardwalk/.build/services/gateway .build/services/gateway
RUN install -d -o node -g node /run/boardwalk
# Releases are fetched from the API at the first request, and cached there.
ENV NODE_ENV=production HOST=0.0.0.0 RELEASES_DIR=/tmp/releases
# For developers of remotes against this site; it isn't served to others.
ENV DEVELOPMENT_SHELL_DIR=.build/shell-development
USER node
CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=8", "--enable-source-maps", ".build/services/gateway/main.js"]
