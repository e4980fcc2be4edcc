import { clearStamp, readStamp, writeStamp } from './stamps.ts';
import { hashOf, targets } from './targets.ts';

/** Builds what has changed since the last time. @param say is told of each thing that is built, with how long it took. @returns what was built. */
export async function buildSite(say: (line: string) => void): Promise<string[]> {
  // The presets read NODE_ENV, and so do the macros of the words; what is started afterwards has its own.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await buildChanged(say);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function buildChanged(say: (line: string) => void): Promise<string[]> {
  const built: string[] = [];
  for (const target of targets()) {
    const hash = hashOf(target);
    if (readStamp(target.name) === hash && target.isThere(hash)) continue;
    const begin = performance.now();
    clearStamp(target.name);
    await target.build(hash);
    writeStamp(target.name, hash);
    built.push(target.name);
    say(`built ${target.name} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
  return built;
}
