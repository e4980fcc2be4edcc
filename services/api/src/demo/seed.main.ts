import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createApplication } from '../application.ts';
import { configurationFrom } from '../platform/config/configuration.ts';
import { runProgram, WrongUse } from '../platform/program/run-program.ts';
import { isSitePreset } from './new-site-configuration.ts';
import { SeedingService } from './seeding.service.ts';

const USAGE = `Usage: node seed.js [--preset meridian|plain|mountain]

Puts the demo community into a site without people; the preset is how the site looks, meridian unless said. It reads what the API reads.
Stop the API before. Exit codes: 0 also when the demo community is there, 1 when there are other people, 64 for wrong use, 78 for wrong settings.`;

await runProgram({ usage: USAGE, otherwise: 'Nothing was done.' }, async () => {
  const { preset = 'meridian' } = parseArgs({ options: { preset: { type: 'string' } } }).values;
  if (!isSitePreset(preset)) throw new WrongUse();
  const quiet = { DEMO_DATA: 'off', SITE_PRESET: preset, LOG_LEVEL: 'error' };
  const application = await createApplication(configurationFrom({ ...process.env, ...quiet }));
  try {
    const members = await application.get(SeedingService).seed();
    console.log(
      members > 0
        ? `The demo community is in: ${members} members, all marked as a demo.`
        : 'The demo community is there already; nothing was changed.',
    );
  } finally {
    await application.close();
  }
});
