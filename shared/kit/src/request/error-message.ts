import type { ErrorType } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../i18n/catalogs.ts';
import { RequestError } from './request-error.ts';

const DEFAULTS: Record<ErrorType, MessageDescriptor> = {
  NETWORK: msg`Network error. Please check your internet connection.`,
  AUTHENTICATION: msg`Authentication required. Please log in.`,
  AUTHORIZATION: msg`You do not have permission to perform this action.`,
  NOT_FOUND: msg`The requested resource was not found.`,
  VALIDATION: msg`Invalid data. Please check your input.`,
  SERVER: msg`Server error. Please try again later.`,
  UNKNOWN: msg`An error occurred`,
  COMPONENT: msg`An unexpected error occurred. Please refresh the page and try again.`,
};

const UNEXPECTED = msg`An unexpected error occurred. Please try again.`;

/**
 * Returns the message of a failure for the user: the server's if it sent one, else the default of the error type.
 * @param fallback message that fits the action better than the default ("Failed to assign role").
 */
export function errorMessage(error: unknown, fallback?: string): string {
  if (!(error instanceof RequestError)) return fallback ?? i18n._(UNEXPECTED);
  if (error.serverMessage) return error.serverMessage;
  return fallback ?? i18n._(DEFAULTS[error.type]);
}
