export {
  type Check,
  type Finding,
  hasProblem,
  messageOf,
  ok,
  problem,
  runChecks,
  type Seen,
  tellFindings,
  warning,
} from './findings.ts';
export { lookForRoom, lookIfWritable } from './look-at-folder.ts';
export { type DoctorCall, runAllBut, runDoctor } from './run-doctor.ts';
export { lookForUnsafeSettings } from './unsafe-settings.ts';
