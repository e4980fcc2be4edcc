export { makeSmallDisk, type SmallDisk } from './small-disk.ts';
export { type ReceivedSpan, startTestCollector, type TestCollector } from './test-collector.ts';
