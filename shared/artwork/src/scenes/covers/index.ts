import type { Scene } from '../scene.ts';
import { applicationDesk } from './application-desk.ts';
import { constabulary } from './constabulary.ts';
import { copperTrial } from './copper-trial.ts';
import { courthouse } from './courthouse.ts';
import { dockers } from './dockers.ts';
import { harbourClock } from './harbour-clock.ts';
import { hillLamps } from './hill-lamps.ts';
import { lamplighter } from './lamplighter.ts';
import { lanternNight } from './lantern-night.ts';
import { nightFerry } from './night-ferry.ts';
import { pierNine } from './pier-nine.ts';
import { regatta } from './regatta.ts';
import { saltCellar } from './salt-cellar.ts';

/** A picture for each article of the demo community. */
export const covers: readonly Scene[] = [
  courthouse,
  hillLamps,
  pierNine,
  copperTrial,
  constabulary,
  dockers,
  regatta,
  lanternNight,
  lamplighter,
  saltCellar,
  nightFerry,
  applicationDesk,
  harbourClock,
];
