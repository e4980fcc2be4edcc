import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Input, loadFields, NativeSelect, Textarea } from '../chakra/forms.ts';
import { overlays } from '../chakra/overlays.ts';
import { RequestError } from '../request/request-error.ts';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import type { FormProps } from './form.tsx';
import {
  Controller,
  Form,
  FormField,
  FormSummary,
  FormSwitch,
  loadForms,
  SubmitButton,
  Watch,
} from './parts.tsx';

interface Values {
  fullName: string;
  username: string;
  bio: string;
  timeZone: string;
  listedOnTeam: boolean;
}

const BEGUN: Values = { fullName: 'Nora', username: 'nora', bio: '', timeZone: '', listedOnTeam: true };

beforeAll(async () => {
  loadForms();
  loadFields();
  await overlays.load();
  await vi.dynamicImportSettled();
});

function Profile(props: Partial<FormProps<Values>> & Pick<FormProps<Values>, 'onSubmit'>) {
  return (
    <Form aria-label="Profile" defaultValues={BEGUN} codeFields={{ USERNAME_TAKEN: 'username' }} {...props}>
      <FormSummary />
      <FormField name="fullName" label="Name" rules={{ required: 'Say who you are.' }}>
        {(field) => <Input {...field} />}
      </FormField>
      <FormField name="username" label="Handle" helperText="Letters and digits.">
        {(field) => <Input {...field} />}
      </FormField>
      <FormField name="bio" label="About you" limit={500}>
        {(field) => <Textarea {...field} />}
      </FormField>
      <FormField name="timeZone" label="Time zone">
        {(field) => (
          <NativeSelect.Root>
            <NativeSelect.Field {...field}>
              <option value="">Same as device</option>
              <option value="Europe/Lisbon">Lisbon</option>
            </NativeSelect.Field>
          </NativeSelect.Root>
        )}
      </FormField>
      <FormSwitch name="listedOnTeam" label="Show me" />
      <SubmitButton needsChange>Save</SubmitButton>
    </Form>
  );
}

const refused = (parts: Partial<ConstructorParameters<typeof RequestError>[0]>) =>
  new RequestError({ type: 'VALIDATION', status: 422, serverMessage: 'Invalid data.', ...parts });
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save' });

describe('submission', () => {
  it('sends the value of every kind of field', async () => {
    const onSubmit = vi.fn(async () => {});
    const { user } = renderInSite(<Profile onSubmit={onSubmit} />);
    await user.type(await field(/^Name/), ' Quayle');
    await user.type(await field('About you'), 'Mends lamps.');
    await user.selectOptions(await field('Time zone'), 'Europe/Lisbon');
    await user.click(await screen.findByLabelText('Show me'));
    await user.click(save());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        {
          fullName: 'Nora Quayle',
          username: 'nora',
          bio: 'Mends lamps.',
          timeZone: 'Europe/Lisbon',
          listedOnTeam: false,
        },
        expect.anything(),
      ),
    );
  });

  it('sends the body that the form computes from the values', async () => {
    const onSubmit = vi.fn(async () => {});
    const body = ({ bio }: Values) => ({ words: bio.split(',') });
    const { user } = renderInSite(
      <Form defaultValues={BEGUN} body={body} onSubmit={onSubmit}>
        <FormField name="bio" label="About you">
          {(given) => <Input {...given} />}
        </FormField>
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
    await user.type(await field('About you'), 'a,b{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ words: ['a', 'b'] }, expect.anything()));
  });

  it('sends once, however often it is requested, and nothing without a change', async () => {
    let answer = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { user } = renderInSite(<Profile onSubmit={onSubmit} />);
    const name = await field(/^Name/);
    await user.type(name, '{Enter}');
    expect(save().getAttribute('aria-disabled')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(name, 'h{Enter}{Enter}');
    await user.click(save());
    fireEvent.submit(await screen.findByRole('form'));
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'));
    answer();
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(save().getAttribute('aria-disabled')).toBe('true');
  });

  it('ignores the submission of a form in a nested dialog', async () => {
    const [onSubmit, inner] = [vi.fn(), vi.fn()];
    renderInSite(
      <Form aria-label="Outer" defaultValues={BEGUN} onSubmit={onSubmit}>
        <SubmitButton>Save</SubmitButton>
        {createPortal(
          <Form aria-label="Inner" defaultValues={{ link: 'x' }} onSubmit={inner} guard={false}>
            <FormSummary />
          </Form>,
          document.body,
        )}
      </Form>,
    );
    fireEvent.submit(await screen.findByRole('form', { name: 'Inner' }));
    await waitFor(() => expect(inner).toHaveBeenCalled());
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.submit(screen.getByRole('form', { name: 'Outer' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  });

  it("resets to the server's value, and keeps what was typed meanwhile", async () => {
    let answer = (_saved: Values) => {};
    const onSubmit = () => new Promise<Values>((resolve) => (answer = resolve));
    const { user } = renderInSite(<Profile onSubmit={onSubmit} savedValues={(saved) => saved as Values} />);
    await user.type(await field('Handle'), 'LAMP{Enter}');
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'));
    await user.type(await field('About you'), 'later');
    answer({ ...BEGUN, username: 'noralamp' });
    await waitFor(async () => expect((await field('Handle')).value).toBe('noralamp'));
    expect((await field('About you')).value).toBe('later');
    expect(save().getAttribute('aria-disabled')).toBeNull();
  });
});

describe('errors', () => {
  it('appear at the field and in a summary, which is focused and links to the field', async () => {
    const onSubmit = () => {
      throw refused({ fields: [{ path: 'body.username', message: 'No spaces.' }] });
    };
    const { user } = renderInSite(<Profile onSubmit={onSubmit} />);
    const handle = await field('Handle');
    await user.type(handle, ' x{Enter}');
    const summary = await screen.findByRole('group', { name: '1 field needs attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(handle.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(handle)).toMatch(/^No spaces\. Letters and digits\./);
    expect((await field(/^Name/)).getAttribute('aria-invalid')).toBeNull();
    expect(handle.value).toBe('nora x');
    await expectAccessible();
    await user.click(within(summary).getByRole('link', { name: 'Handle' }));
    expect(document.activeElement).toBe(handle);
    await user.type(handle, '{Backspace}');
    await waitFor(() => expect(handle.getAttribute('aria-invalid')).toBeNull());
    expect(screen.queryByRole('group', { name: /needs? attention/ })).toBeNull();
  });

  it('are assigned to fields by their code, or to the whole form', async () => {
    const errors = [
      refused({ status: 409, code: 'USERNAME_TAKEN', serverMessage: 'Someone else has this handle.' }),
      refused({ status: 500, type: 'SERVER', serverMessage: undefined }),
    ];
    const onSubmit = () => {
      throw errors.shift();
    };
    const { user } = renderInSite(<Profile onSubmit={onSubmit} failure="Failed to update profile" />);
    await user.type(await field('Handle'), 'x{Enter}');
    expect(await screen.findAllByText(/Someone else has this handle\./)).toHaveLength(2);
    await user.click(save());
    const summary = await screen.findByRole('group', { name: 'This was not saved' });
    expect(summary.textContent).toContain('Failed to update profile');
    expect((await field('Handle')).getAttribute('aria-invalid')).toBeNull();
  });

  it('appear at a field rendered by a Controller, too', async () => {
    const onSubmit = () => {
      throw refused({ fields: [{ path: 'body.bio', message: 'Too short.' }] });
    };
    const { user } = renderInSite(
      <Form defaultValues={BEGUN} onSubmit={onSubmit}>
        <FormSummary />
        <Controller
          name="bio"
          label="About you"
          rules={{ required: 'Say something.' }}
          render={({ field: { ref, ...given }, fieldState }) => (
            <Input ref={ref} aria-label="Bio" {...given} aria-invalid={fieldState.invalid} />
          )}
        />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('group')).textContent).toContain('About you: Say something.');
    await user.type(await field('Bio'), 'x');
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('group').textContent).toContain('About you: Too short.'));
    expect((await field('Bio')).getAttribute('aria-invalid')).toBe('true');
  });

  it("of a field's own rule prevent sending", async () => {
    const onSubmit = vi.fn();
    const { user } = renderInSite(<Profile onSubmit={onSubmit} />);
    const name = await field(/^Name/);
    expect(name.required).toBe(true);
    await user.clear(name);
    await user.click(save());
    expect(await screen.findAllByText(/Say who you are\./)).toHaveLength(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('disappear when the field that their rule depends on is changed', async () => {
    const { user } = renderInSite(
      <Form defaultValues={{ from: '9', until: '5' }} onSubmit={() => {}}>
        <FormSummary />
        <FormField name="from" label="From">
          {(given) => <Input {...given} />}
        </FormField>
        <FormField
          name="until"
          label="Until"
          rules={{
            validate: (until, { from }) => Number(until) > Number(from) || 'It ends before it begins.',
          }}
        >
          {(given) => <Input {...given} />}
        </FormField>
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
    const from = await field('From');
    await user.click(save());
    await screen.findByRole('group', { name: '1 field needs attention' });
    await user.clear(from);
    await user.type(from, '3');
    await waitFor(() => expect(screen.queryByRole('group', { name: /attention/ })).toBeNull());
    expect((await field('Until')).getAttribute('aria-invalid')).toBeNull();
  });

  it('of the whole form disappear when their cause is fixed', async () => {
    const check = async () => ({
      '~standard': {
        validate: (value: unknown) => ({
          issues: (value as Values).fullName === 'Nora' ? [{ path: ['extra'], message: 'Missing.' }] : [],
        }),
      },
    });
    const { user } = renderInSite(<Profile check={check} onSubmit={() => {}} />);
    await user.type(await field('Handle'), 'x{Enter}');
    expect((await screen.findByRole('group', { name: 'This was not saved' })).textContent).toContain('extra');
    await user.type(await field(/^Name/), ' Quayle');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'This was not saved' })).toBeNull());
  });

  it('of the server stay while another field is changed', async () => {
    const onSubmit = () => {
      throw refused({ fields: [{ path: 'body.username', message: 'No spaces.' }] });
    };
    const { user } = renderInSite(<Profile onSubmit={onSubmit} />);
    await user.type(await field('Handle'), ' x{Enter}');
    await screen.findByRole('group', { name: '1 field needs attention' });
    await user.type(await field('About you'), 'Mends lamps.');
    expect((await field('Handle')).getAttribute('aria-invalid')).toBe('true');
  });

  it('of the contract are shown in plain language, and prevent sending', async () => {
    const onSubmit = vi.fn();
    const { user } = renderInSite(<Profile check="PUT /api/users/me" onSubmit={onSubmit} />);
    const handle = await field('Handle');
    await user.clear(handle);
    await user.type(handle, 'ab');
    await user.click(save());
    expect((await screen.findAllByText(/Write at least 3 characters\./)).length).toBe(2);
    await user.type(handle, ' c');
    expect((await screen.findAllByText(/Use letters, digits, dot, dash and underscore/)).length).toBe(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('are left to the server if the check can’t be loaded', async () => {
    const onSubmit = vi.fn();
    const { user } = renderInSite(
      <Profile check={() => Promise.reject(new Error('gone'))} onSubmit={onSubmit} />,
    );
    await user.type(await field('Handle'), 'x{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  });
});

describe('leaving', () => {
  it('warns while changes would be lost', async () => {
    const { user, router } = renderInSite(<Profile onSubmit={async () => {}} />);
    await user.type(await field('Handle'), 'x');
    await router.navigate('/away');
    const question = await screen.findByRole('alertdialog');
    expect(isUnloadBlocked()).toBe(true);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await field('Handle')).value).toBe('norax');
    await router.navigate('/away');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Somewhere else')).toBeTruthy();
  });

  it("doesn't warn without changes, after they were reverted, or after saving", async () => {
    const { user, router } = renderInSite(
      <Profile onSubmit={async () => {}} onSaved={() => void router.navigate('/away')} />,
    );
    const handle = await field('Handle');
    expect(isUnloadBlocked()).toBe(false);
    await user.type(handle, 'x');
    expect(isUnloadBlocked()).toBe(true);
    await user.type(handle, '{Backspace}');
    expect(isUnloadBlocked()).toBe(false);
    await user.type(handle, 'y{Enter}');
    expect(await screen.findByText('Somewhere else')).toBeTruthy();
  });
});

describe('a stored draft', () => {
  const draft = { area: 'test', id: 'me', version: 3 };

  it('is restored, can be discarded, and is deleted after it was sent', async () => {
    const first = renderInSite(<Profile draft={draft} onSubmit={async () => {}} />);
    await first.user.type(await field('About you'), 'Half a sent');
    expect(isUnloadBlocked()).toBe(false);
    first.unmount();
    const second = renderInSite(<Profile draft={draft} onSubmit={async () => {}} />);
    await waitFor(async () => expect((await field('About you')).value).toBe('Half a sent'));
    expect(save().getAttribute('aria-disabled')).toBeNull();
    await second.user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    expect((await field('About you')).value).toBe('');
    expect(localStorage.length).toBe(0);
    await second.user.type(await field('About you'), 'Whole.');
    await waitFor(() => expect(localStorage.length).toBe(1));
    await second.user.click(save());
    await waitFor(() => expect(localStorage.length).toBe(0));
  });

  it('of an earlier version shows a notice', async () => {
    const first = renderInSite(<Profile draft={draft} onSubmit={async () => {}} />);
    await first.user.type(await field('About you'), 'x');
    first.unmount();
    const later = { ...draft, version: 4 };
    const second = renderInSite(<Profile draft={later} onSubmit={async () => {}} />);
    expect(await screen.findByText(/The saved version has changed since then\./)).toBeTruthy();
    await second.user.type(await field('About you'), 'y');
    second.unmount();
    const third = renderInSite(<Profile draft={later} onSubmit={async () => {}} />);
    expect(await screen.findByText(/The saved version has changed since then\./)).toBeTruthy();
    await third.user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await third.user.type(await field('About you'), 'z');
    expect(screen.queryByText(/The saved version has changed since then\./)).toBeNull();
    third.unmount();
    renderInSite(<Profile draft={later} onSubmit={async () => {}} />);
    await screen.findByText(/Your unsaved changes were restored/);
    expect(screen.queryByText(/The saved version has changed since then\./)).toBeNull();
  });

  it('of an earlier version is left to the page that shows both', async () => {
    const first = renderInSite(<Profile draft={draft} onSubmit={async () => {}} />);
    await first.user.type(await field('About you'), 'x');
    first.unmount();
    const onEarlier = vi.fn();
    renderInSite(<Profile draft={{ ...draft, version: 4, onEarlier }} onSubmit={async () => {}} />);
    await waitFor(() => expect(onEarlier).toHaveBeenCalledWith(3));
    expect((await field('About you')).value).toBe('x');
    expect(screen.queryByText(/Your unsaved changes were restored/)).toBeNull();
  });
});

it('is accessible', async () => {
  renderInSite(<Profile onSubmit={async () => {}} />);
  expect(describedBy(await field('About you'))).toContain('500 characters left');
  expect(screen.getByLabelText<HTMLInputElement>('Show me').checked).toBe(true);
  await expectAccessible();
});

function describedBy(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

function isUnloadBlocked(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('renders only the typed field and what watches it', async () => {
  const rendered: string[] = [];
  const counted = (name: 'fullName' | 'username') => (
    <FormField name={name} label={name}>
      {(props) => {
        rendered.push(name);
        return <Input {...props} />;
      }}
    </FormField>
  );
  const { user } = renderInSite(
    <Form<Values> aria-label="Profile" defaultValues={BEGUN} onSubmit={() => {}}>
      {({ control }) => {
        rendered.push('form');
        return (
          <>
            {counted('fullName')}
            {counted('username')}
            <Watch control={control} name="fullName" render={(name) => <output>{name}</output>} />
          </>
        );
      }}
    </Form>,
  );
  const name = await field('fullName');
  // The first change makes the form unsaved.
  await user.type(name, '!');
  rendered.length = 0;
  await user.type(name, '!');
  expect(screen.getByRole('status').textContent).toBe('Nora!!');
  expect(rendered).toEqual([]);
});
