import type { Bench } from './measure/bench.ts';
import { measureBundle } from './measure/bundle.ts';
import { measureBytes } from './measure/bytes.ts';
import { measureCopies } from './measure/copies.ts';
import { measureDelivery } from './measure/crawl.ts';
import { measureDepth, measureSlope } from './measure/depth.ts';
import { measureDevelopment } from './measure/development.ts';
import { measureDoor } from './measure/door.ts';
import { measureFloods } from './measure/floods.ts';
import { measureGrowth } from './measure/growth.ts';
import { measureHtml } from './measure/html.ts';
import { measureInteractions } from './measure/interactions.ts';
import { measureLighthouse } from './measure/lighthouse.ts';
import { measureLimits } from './measure/limits.ts';
import { measureLists } from './measure/lists.ts';
import { measureLoad } from './measure/load.ts';
import { measureMainThread } from './measure/main-thread.ts';
import { measureMaxima } from './measure/maxima.ts';
import { measureMembers } from './measure/members.ts';
import { measurePageBytes } from './measure/page-bytes.ts';
import { measurePageTime } from './measure/page-time.ts';
import { measureProcessor } from './measure/processor.ts';
import { measurePropertyMap } from './measure/property-map.ts';
import { measureRestarts } from './measure/restarts.ts';
import { measureSpeed } from './measure/speed.ts';
import { measureStart } from './measure/start.ts';
import { measureSteady } from './measure/steady.ts';
import { measureStreams } from './measure/streams.ts';
import { measureVitals } from './measure/vitals.ts';
import type { Row } from './row.ts';

/** A part of the benchmarks that can be selected by name. */
export interface Section {
  name: string;
  /** Its rows are counted, not timed, so that they can fail a gate. */
  gate?: true;
  /** It also measures the twin, which needs a separate build. */
  twin?: true;
  measure(at: Bench): Promise<Row[]>;
}

/** All sections, in the order of their measurement. */
export const SECTIONS: readonly Section[] = [
  { name: 'speed', twin: true, measure: measureSpeed },
  { name: 'limits', measure: measureLimits },
  { name: 'bytes', twin: true, gate: true, measure: measureBytes },
  { name: 'page-bytes', gate: true, measure: measurePageBytes },
  { name: 'bundle', measure: measureBundle },
  { name: 'depth', twin: true, gate: true, measure: measureDepth },
  { name: 'latency', twin: true, measure: measureSlope },
  { name: 'copies', gate: true, measure: measureCopies },
  { name: 'delivery', gate: true, measure: measureDelivery },
  { name: 'lighthouse', measure: measureLighthouse },
  { name: 'interactions', twin: true, measure: measureInteractions },
  { name: 'main-thread', twin: true, measure: measureMainThread },
  { name: 'page-time', measure: measurePageTime },
  { name: 'html', measure: measureHtml },
  { name: 'vitals', measure: measureVitals },
  { name: 'property-map', measure: measurePropertyMap },
  { name: 'processor', measure: measureProcessor },
  { name: 'lists', gate: true, measure: measureLists },
  { name: 'door', measure: measureDoor },
  { name: 'streams', measure: measureStreams },
  { name: 'floods', measure: measureFloods },
  { name: 'load', measure: measureLoad },
  { name: 'steady', measure: measureSteady },
  { name: 'maxima', measure: measureMaxima },
  { name: 'members', measure: measureMembers },
  { name: 'restarts', measure: measureRestarts },
  { name: 'start', measure: measureStart },
  { name: 'development', measure: measureDevelopment },
  // The last section, because it adds many remotes to the site.
  { name: 'growth', gate: true, measure: measureGrowth },
];
