import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { environmentWithDatabase, runProgram } from '../platform/program/run-program.ts';
import { removeDemo } from './remove-demo.ts';

const USAGE = 'Usage: node remove-demo.js   takes the demo community out of DATABASE_URL';

await runProgram({ usage: USAGE, otherwise: 'The demo data could not be removed.' }, async () => {
  const { DATABASE_URL: connectionString } = environmentWithDatabase(process.env);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { removed, waitsForOwner } = await removeDemo(drizzle({ client }));
    console.log(
      `The demo community was removed: ${removed.users} members, ${removed.articles} articles, ${removed.docs} documents, ${removed.events} events, ${removed.properties} properties. The name, look, menu and texts of the site stay.`,
    );
    if (waitsForOwner)
      console.log('The site has no owner now. The next start of the API prints the code for one.');
  } finally {
    await client.end();
  }
});
