import { parseArgs } from 'node:util';
import { type Check, type Finding, hasProblem, runChecks, tellFindings } from './findings.ts';

/** sysexits.h: used in a wrong way. */
const WRONG_USE = 64;

/** What can be said to a program that looks at its service. */
export interface DoctorCall {
  json: boolean;
  /** Names of checks that are left out. */
  except: readonly string[];
  /** An address at which the service is looked for; its own one unless said. */
  site: string | undefined;
}

/** Reads a call; undefined when it is none. */
function readCall(): DoctorCall | undefined {
  const options = {
    json: { type: 'boolean' },
    except: { type: 'string', multiple: true },
    site: { type: 'string' },
  } as const;
  try {
    const { json = false, except = [], site } = parseArgs({ options }).values;
    return { json, except, site };
  } catch {
    return undefined;
  }
}

/**
 * Runs a program that looks at a service, and ends the process: 0, 1 when there is a problem, 64 when it was called in a wrong way.
 * @param look what there is to find. Findings whose check is left out aren't told.
 */
export async function runDoctor(
  usage: string,
  look: (call: DoctorCall) => Promise<readonly Finding[]>,
): Promise<never> {
  const call = readCall();
  if (!call) {
    console.error(usage);
    return process.exit(WRONG_USE);
  }
  const findings = await look(call);
  const text = call.json ? JSON.stringify({ findings }) : tellFindings(findings);
  // A check that was given up may still hold a socket, so the process is ended once the text is out.
  return new Promise(() =>
    process.stdout.write(`${text}\n`, () => process.exit(hasProblem(findings) ? 1 : 0)),
  );
}

/** Runs the checks that aren't left out. */
export function runAllBut<At>(
  except: readonly string[],
  checks: readonly Check<At>[],
  at: At,
): Promise<Finding[]> {
  return runChecks(
    checks.filter(({ name }) => !except.includes(name)),
    at,
  );
}
