import type { StreamSlot } from '@boardwalk/contracts';
import { renderPage } from '@boardwalk/kit/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { weekFrom } from '../../streams/days.ts';
import WeekEditor from './week-editor.tsx';

const WEEK = weekFrom('2026-11-23');

/** Returns a slot whose character calls `onRender`: each rendering of the slot reads it. */
function slotOn(day: string, title: string, onRender: (title: string) => void): StreamSlot {
  const slot: StreamSlot = {
    id: title,
    title,
    character: null,
    zone: 'Europe/Berlin',
    exceptions: [],
    nextAt: null,
    startsAt: `${day}T19:30`,
    minutes: 120,
    version: 1,
    repeat: null,
  };
  return Object.defineProperty(slot, 'character', {
    enumerable: true,
    get: () => {
      onRender(title);
      return null;
    },
  });
}

it('renders only the slot that is moved', async () => {
  const onRender = vi.fn();
  const first = [slotOn('2026-11-24', 'Night shift', onRender), slotOn('2026-11-26', 'Ferry talk', onRender)];
  function Editor() {
    const [slots, setSlots] = useState(first);
    return (
      <WeekEditor
        slots={slots}
        week={WEEK}
        onChange={(changed) => setSlots(slots.map((slot) => (slot.id === changed.id ? changed : slot)))}
        onOpen={() => {}}
        onAdd={() => {}}
      />
    );
  }
  const { findByRole, user } = renderPage(<Editor />, { answers: {} });
  (await findByRole('button', { name: /Night shift/ })).focus();
  onRender.mockClear();
  await user.keyboard('{ArrowDown}');
  await findByRole('button', { name: /7:45 PM – 9:45 PM.*Night shift/ });
  expect(onRender).not.toHaveBeenCalledWith('Ferry talk');
});

it('renders the hours of a day as one element', async () => {
  const { findByRole } = renderPage(
    <WeekEditor slots={[]} week={WEEK} onChange={() => {}} onOpen={() => {}} onAdd={() => {}} />,
    { answers: {} },
  );
  const region = await findByRole('region', { name: 'Your week' });
  // 24 hours in each of seven days would be 168 elements more.
  expect(region.querySelectorAll('*').length).toBeLessThan(60);
});

it('opens a slot by a click, but not after a drag', async () => {
  const onOpen = vi.fn();
  const onChange = vi.fn();
  const { findByRole, user } = renderPage(
    <WeekEditor
      slots={[slotOn('2026-11-24', 'Night shift', () => {})]}
      week={WEEK}
      onChange={onChange}
      onOpen={onOpen}
      onAdd={() => {}}
    />,
    { answers: {} },
  );
  const target = await findByRole('button', { name: /Night shift/ });
  // happy-dom has no layout.
  Object.defineProperty(target, 'offsetParent', { value: { clientWidth: 700 } });
  const at = (clientX: number, clientY: number) => ({ target, coords: { clientX, clientY } });
  // Moves it, and then only a little, which changes nothing.
  for (const distance of [30, 6]) {
    await user.pointer([
      { keys: '[MouseLeft>]', ...at(10, 10) },
      at(10, 10 + distance),
      { keys: '[/MouseLeft]', ...at(10, 10 + distance) },
    ]);
  }
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onOpen).not.toHaveBeenCalled();
  await user.pointer([{ keys: '[MouseLeft]', ...at(10, 10) }]);
  expect(onOpen).toHaveBeenCalledTimes(1);
  target.focus();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
});
