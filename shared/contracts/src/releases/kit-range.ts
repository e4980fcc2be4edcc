/**
 * Returns whether a kit version satisfies a remote's range. Ranges are caret ranges, the only kind that `remote.json` allows: `^1.2.0` accepts every
 * 1.x from 1.2.0. An invalid range or version never matches.
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
