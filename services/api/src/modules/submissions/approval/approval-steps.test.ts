import { expect, it } from 'vitest';
import { discoveryOf } from '../../../../test/test-discovery.ts';
import { ApprovalStepsService } from './approval-steps.service.ts';
import { HandlesStep, type StepHandler } from './step-handler.ts';

@HandlesStep('role')
class RoleStep implements StepHandler {
  async apply(): Promise<null> {
    return null;
  }
}

@HandlesStep('chat')
class ChatStep implements StepHandler {
  available = false;

  async apply(): Promise<null> {
    return null;
  }
}

@HandlesStep('role')
class OtherRoleStep extends RoleStep {}

/** Returns the service without the repositories that a lookup doesn't use. */
async function stepsOf(...handlers: (new () => StepHandler)[]): Promise<ApprovalStepsService> {
  const [discovery] = await discoveryOf(...handlers);
  const unused = undefined as never;
  return new ApprovalStepsService(unused, unused, unused, unused, discovery);
}

@HandlesStep('whitelist')
class WhitelistStep extends RoleStep {}

@HandlesStep('notify')
class NotifyStep extends RoleStep {}

it('skips a step that isn’t available', async () => {
  const steps = await stepsOf(RoleStep, ChatStep, WhitelistStep, NotifyStep);
  steps.onModuleInit();
  expect(steps.handlerOf('role')).toBeInstanceOf(RoleStep);
  expect(steps.handlerOf('chat')).toBeUndefined();
});

it('refuses to start without a handler of a step, and names it', async () => {
  const steps = await stepsOf(RoleStep, NotifyStep);
  expect(() => steps.onModuleInit()).toThrow('Steps of an approval have no handler: whitelist, chat.');
});

it('refuses to start with two handlers of a step, and names both', async () => {
  const steps = await stepsOf(RoleStep, OtherRoleStep);
  expect(() => steps.onModuleInit()).toThrow(
    'The step of an approval role is declared twice: by RoleStep and OtherRoleStep.',
  );
});
