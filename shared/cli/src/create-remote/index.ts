export { planRemote, type RemotePlan } from './remote-plan.ts';
export { writeRemote } from './write-remote.ts';
