/**
 * Whether a kit of this version is what a remote was built for. Ranges are caret ranges, the only kind that `remote.json` may name:
 * `^1.2.0` takes every 1.x from 1.2.0 on. Anything that can't be read doesn't fit.
 */
export function kitFits(range: string, version: string): boolean {
  const wanted = numbersOf(range.replace(/^\^/, ''));
  const has = numbersOf(version);
  if (!wanted || !has || !range.startsWith('^') || wanted[0] !== has[0]) return false;
  return has[1] > wanted[1] || (has[1] === wanted[1] && has[2] >= wanted[2]);
}

function numbersOf(version: string): [number, number, number] | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}
