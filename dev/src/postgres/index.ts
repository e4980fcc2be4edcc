export { type Cluster, prepareCluster } from './cluster.ts';
export { runStatement, untilReady } from './connection.ts';
export { startTestServer, type TestServer } from './test-database.ts';
