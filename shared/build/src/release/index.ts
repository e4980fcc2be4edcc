export { buildRemote } from './build-remote.ts';
export { DESCRIPTION_FILE, releaseFiles } from './release-files.ts';
export { sizeReport, sizesOf } from './size-report.ts';
