export { type Cluster, prepareCluster } from './cluster.ts';
export { startTestServer, type TestServer, untilReady } from './test-database.ts';
