import './checks-without-eval.ts';
import { type EndpointKey, endpoint, fieldMessageIn, type PageLanguage } from '@boardwalk/contracts';
import { i18n } from '../i18n/catalogs.ts';
import type { StandardSchema } from './form-check.ts';

/** The check of an endpoint's body. It is a file by itself, with zod: fetched by whoever begins to fill in a form. */
export function bodySchema(key: EndpointKey): StandardSchema | undefined {
  const { body } = endpoint(key);
  return body && inReadersLanguage(body);
}

/** The schemas speak English; the words that zod itself is given are translated already. */
function inReadersLanguage(schema: StandardSchema): StandardSchema {
  return {
    '~standard': {
      validate: async (value) => {
        const { issues } = await schema['~standard'].validate(value);
        return { issues: issues?.map((issue) => ({ ...issue, message: translated(issue.message) })) };
      },
    },
  };
}

function translated(message: string): string {
  return fieldMessageIn(message, i18n.locale as PageLanguage);
}
