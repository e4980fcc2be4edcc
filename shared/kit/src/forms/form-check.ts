import type { EndpointKey, EndpointRequest } from '@boardwalk/contracts';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { LazyModule } from '../lazy/lazy-module.ts';
import { fieldOfPath } from './field-of-path.ts';
import type { FieldRules, KnownFields } from './form-context.ts';

/** What a check says about a value; every library of schemas speaks it (standardschema.dev). */
export interface StandardSchema {
  readonly '~standard': {
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
  };
}

interface StandardResult {
  readonly issues?: readonly StandardIssue[] | undefined;
}

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Endpoints that take a body. */
export type EndpointWithBody = {
  [K in EndpointKey]: EndpointRequest<K> extends { body: unknown } ? K : never;
}[EndpointKey];

/** What checks a form in the browser: the body of an endpoint of the table, or a schema of one's own, fetched when it is needed. */
export type FormCheck = EndpointWithBody | (() => Promise<StandardSchema>);

// The table of endpoints brings zod and every schema: who only looks at a form doesn't fetch it.
const contract = new LazyModule(() => import(/* webpackChunkName: "contract-check" */ './contract-check.ts'));

/** The schema of a check. Undefined without one, and where it can't be fetched: the server checks what is sent in any case. */
export async function schemaOf(check: FormCheck | undefined): Promise<StandardSchema | undefined> {
  try {
    if (typeof check === 'function') return await check();
    return check && (await contract.load()).bodySchema(check);
  } catch {
    return undefined;
  }
}

interface CheckOptions<Values> {
  fields: KnownFields;
  check: FormCheck | undefined;
  body: (values: Values) => unknown;
}

/** Checks the fields' own rules, then what would be sent. Values stay as they were typed: the server does its own tidying. */
export function checkResolver<Values extends FieldValues>(
  options: () => CheckOptions<Values>,
): Resolver<Values> {
  return async (values, _context, resolverOptions) => {
    const { fields, check, body } = options();
    const errors: Record<string, FieldError> = {};
    for (const [name, { rules }] of fields) {
      const message = await brokenRule(rules, valueAt(values, name), values);
      if (message !== undefined) errors[name] = { type: 'rule', message };
    }
    const schema = await schemaOf(check);
    const issues = (await schema?.['~standard'].validate(body(values)))?.issues ?? [];
    for (const issue of issues) {
      const name = fieldOfPath(pathOf(issue), fields.keys());
      const key = name ?? 'root.check';
      errors[key] ??= { type: 'check', message: name ? issue.message : `${pathOf(issue)}: ${issue.message}` };
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<Values>(errors, resolverOptions) };
  };
}

async function brokenRule(
  rules: FieldRules | undefined,
  value: unknown,
  values: FieldValues,
): Promise<string | undefined> {
  if (rules?.required && isEmpty(value)) return rules.required;
  const told = await rules?.validate?.(value, values);
  return typeof told === 'string' ? told : undefined;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function valueAt(values: FieldValues, name: string): unknown {
  return name.split('.').reduce<unknown>((part, key) => (part as FieldValues | undefined)?.[key], values);
}

function pathOf({ path = [] }: StandardIssue): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}
