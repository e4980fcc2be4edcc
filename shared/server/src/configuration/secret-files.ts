import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

/**
 * Gives each of these variables that isn't set what stands in the file that `<name>_FILE` names, without white space around it. So a secret can be
 * mounted as a file, which other processes and the engine's descriptions of a container don't show.
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

/** How a variable is called in a message: by its file, where its value stands in one. */
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
