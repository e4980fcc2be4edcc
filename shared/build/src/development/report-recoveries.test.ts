import { expect, it, vi } from 'vitest';
import { reportRecoveries } from './report-recoveries.ts';

it('reports the first successful build after failed ones, and no other', () => {
  const recovered = vi.fn();
  const note = reportRecoveries(recovered);
  for (const succeeded of [true, true, false, false]) note(succeeded);
  expect(recovered).not.toHaveBeenCalled();
  for (const succeeded of [true, true]) note(succeeded);
  expect(recovered).toHaveBeenCalledTimes(1);
});
