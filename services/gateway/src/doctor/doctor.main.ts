import { runDoctor } from '@boardwalk/server/findings';
import { lookAtGateway } from './look-at-gateway.ts';

const USAGE = `Usage: node doctor.js [--json] [--except <check>]…

Looks at the gateway's installation and changes nothing. It reads what the gateway reads.
Exit codes: 0, 1 when there is a problem, 64 for wrong use.`;

await runDoctor(USAGE, (call) => lookAtGateway(process.env, call));
