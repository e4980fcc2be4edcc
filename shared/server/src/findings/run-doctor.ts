import { parseArgs } from 'node:util';
import { type Check, type Finding, hasProblem, runChecks, tellFindings } from './findings.ts';

/** sysexits.h: usage error. */
const WRONG_USE = 64;

/** Arguments of a doctor program. */
export interface DoctorCall {
  json: boolean;
  /** Names of excluded checks. */
  except: readonly string[];
  /** URL of the service; by default its own. */
  site: string | undefined;
}

/** Parses the arguments; undefined if they are invalid. */
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
 * Runs a doctor program, and ends the process: 0, 1 if there is a problem, 64 after a usage error.
 * @param look returns the findings. Those of excluded checks aren't printed.
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
  // A check that timed out may still hold a socket, so the process is ended once the text is written.
  return new Promise(() =>
    process.stdout.write(`${text}\n`, () => process.exit(hasProblem(findings) ? 1 : 0)),
  );
}

/** Runs the checks that aren't excluded. */
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
