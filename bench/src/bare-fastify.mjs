// The minimal server, with which the API's routes are compared:
// plain Fastify without a logger; `/row/:id` reads one row with plain `pg`, as a named prepared statement.
import { createRequire } from 'node:module';

const [port, databaseUrl] = process.argv.slice(2);
const fromApi = createRequire(new URL('../../services/api/package.json', import.meta.url));
const { default: fastify } = await import(fromApi.resolve('fastify'));
const { default: pg } = await import(fromApi.resolve('pg'));
const app = fastify();
app.get('/', () => ({ status: 'up' }));
if (databaseUrl) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const text = 'SELECT * FROM users WHERE id = $1';
  app.get('/row/:id', async ({ params }) => {
    const { rows } = await pool.query({ name: 'user_by_id', text, values: [params.id] });
    return rows[0];
  });
}
await app.listen({ port: Number(port), host: 'localhost' });
process.send?.('listening');
process.on('disconnect', () => process.exit());
