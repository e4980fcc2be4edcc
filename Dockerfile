# One file for all services: `build` makes the whole site from the lockfile, each service then takes only what it runs.

FROM node:24-bookworm-slim AS build
WORKDIR /boardwalk
ENV CI=true
COPY pnpm-lock.yaml pnpm-workspace.yaml .npmrc .pnpmfile.cjs ./
RUN npx --yes pnpm@12.21.0 fetch
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --offline
# The shell trusts the key that is made here. For a site of your own name yours, and give the API its file (RELEASE_SIGNING_KEY_FILE).
ARG RELEASE_PUBLIC_KEYS
RUN node shared/tooling/src/commands/build.ts

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
COPY --from=build --chown=node:node /boardwalk/.build/keys .build/keys
COPY --from=build /boardwalk/.build/services/api .build/services/api
RUN install -d -o node -g node /data /data/releases /data/media
ENV NODE_ENV=production HOST=0.0.0.0 RELEASES_DIR=/data/releases MEDIA_DIR=/data/media
VOLUME /data/releases /data/media
USER node
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "--enable-source-maps", ".build/services/api/main.js"]

FROM node:24-bookworm-slim AS gateway
WORKDIR /boardwalk
COPY --from=build /boardwalk/.build/shell .build/shell
COPY --from=build /boardwalk/.build/shell-development .build/shell-development
COPY --from=build /boardwalk/.build/artwork .build/artwork
COPY --from=build /boardwalk/.build/keys/public.txt .build/keys/public.txt
COPY --from=build /boardwalk/.build/services/gateway .build/services/gateway
# Releases are fetched from the API when they are first asked for, and kept there.
ENV NODE_ENV=production HOST=0.0.0.0 RELEASES_DIR=/tmp/releases RELEASE_PUBLIC_KEYS_FILE=.build/keys/public.txt
# For those who develop a remote against this site; nobody else is served it.
ENV DEVELOPMENT_SHELL_DIR=.build/shell-development
USER node
CMD ["node", "--max-old-space-size=128", "--max-semi-space-size=8", "--enable-source-maps", ".build/services/gateway/main.js"]
