import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { removeDemo } from './remove-demo.ts';

async function main(): Promise<void> {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) {
    console.error('Configuration: DATABASE_URL: is required');
    process.exit(78);
  }
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const removed = await removeDemo(drizzle({ client }));
    console.log(JSON.stringify({ level: 'info', msg: 'demo data removed', ...removed }));
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  console.error('The demo data could not be removed.', error);
  process.exit(1);
});
