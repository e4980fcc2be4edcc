// The least that a server of this kind can do: what the API's own routes are measured against.
import { createRequire } from 'node:module';

const fromApi = createRequire(new URL('../../../../services/api/package.json', import.meta.url));
const { default: fastify } = await import(fromApi.resolve('fastify'));
const app = fastify();
app.get('/', () => ({ status: 'ok' }));
await app.listen({ port: Number(process.argv[2]), host: 'localhost' });
process.send?.('listening');
process.on('disconnect', () => process.exit());
