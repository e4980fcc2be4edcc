import { expect, it } from 'vitest';
import { withOtherNames } from './search-words.ts';

it.each([
  ['ferry', 'ferry'],
  ['RDM', 'RDM or "random deathmatch" or "random killing"'],
  ['new life rule', 'new life rule or "nlr" or "new life"'],
  ['is vdm allowed', 'is vdm allowed or is "vehicle deathmatch" allowed or is "ramming" allowed'],
  ['"rdm"', '"rdm"'],
  ['rdms', 'rdms'],
])('expands %s to %s', (words, expected) => {
  expect(withOtherNames(words)).toBe(expected);
});

it('tries a bounded number of variants', () => {
  expect(withOtherNames('rdm vdm nlr ooc rmt failrp').split(' or ').length).toBeLessThanOrEqual(12);
});
