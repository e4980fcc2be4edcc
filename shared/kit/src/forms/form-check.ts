import type { EndpointKey, EndpointRequest } from '@boardwalk/contracts';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { FieldRules, KnownFields } from './form-context.ts';
import { fieldOfPath } from './refusal.ts';

/** Common interface of schema libraries (standardschema.dev). */
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

/** Endpoints with a request body. */
export type EndpointWithBody = {
  [K in EndpointKey]: EndpointRequest<K> extends { body: unknown } ? K : never;
}[EndpointKey];

/** Client-side validation of a form: an endpoint whose body is validated, or a custom schema, loaded on demand. */
export type FormCheck = EndpointWithBody | (() => Promise<StandardSchema>);

// The endpoint table includes zod and all schemas: users who only look at a form don't load it.
const contract = new LazyModule(() => import(/* webpackChunkName: "contract-check" */ './contract-check.ts'));

/** Returns the schema of a check. Undefined without one, and if it can't be loaded: the server validates anyway. */
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

/** Validates the fields' own rules, then the request body. Doesn't change the values: the server cleans them itself. */
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
  const outcome = await rules?.validate?.(value, values);
  return typeof outcome === 'string' ? outcome : undefined;
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
