import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

/**
 * Sets each of these variables that is unset to the trimmed content of the file named by `<name>_FILE`. A secret mounted as a file isn't visible to
 * other processes and in a container's description.
 * @throws Error `<name>_FILE: <path> holds nothing that can be read`
 */
export function withSecretFiles(environment: Environment, names: readonly string[]): Environment {
  const read = names.flatMap((name) => {
    const path = environment[`${name}_FILE`];
    if (environment[name] || !path) return [];
    return [[name, secretIn(path, `${name}_FILE`)] as const];
  });
  return { ...environment, ...Object.fromEntries(read) };
}

/** Returns the name of a variable for messages: with `_FILE` if its value is in a file. */
export function variableName(environment: Environment, name: string): string {
  return environment[`${name}_FILE`] ? `${name}_FILE` : name;
}

function secretIn(path: string, variable: string): string {
  const text = readText(path)?.trim();
  if (!text) throw new Error(`${variable}: ${path} holds nothing that can be read`);
  return text;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
