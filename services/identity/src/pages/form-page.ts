import { currentBrand } from '../brand.ts';
import { type Screen, screenUrl } from '../interaction/screen.ts';
import { demoStub } from './demo-stub.ts';
import { ENGRAVING } from './engraving.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';

/** An input of a form, with its value and error. */
export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string | undefined;
  hint?: string | undefined;
  problem?: string | undefined;
}

/** Differences between the log-in and the sign-up page. */
export interface FormPage {
  screen: Screen;
  title: string;
  lead: string;
  /** Note about the requested sign-in method. */
  remark?: string | undefined;
  /** Error of the form as a whole. */
  alert?: Html | undefined;
  fields: readonly Field[];
  button: string;
  /** Text below the button with the link to the other page. */
  otherWay: Html;
  facts: TicketFacts;
  uid: string;
}

/** Facts printed on the ticket. */
export interface TicketFacts {
  /** Host that the user will be redirected to. */
  destination: string;
  /** Port of this service. */
  gate: string;
  date: Date;
  /** Whether the demo accounts can be used. */
  demo: boolean;
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

function input(field: Field, focused: boolean): Html {
  const described = [field.hint && `${field.name}-hint`, field.problem && `${field.name}-problem`].filter(
    Boolean,
  );
  return html`<div class="field">
<label for="${field.name}">${field.label}</label>
<input id="${field.name}" name="${field.name}" type="${field.type}" value="${field.value}" autocomplete="${field.autocomplete}" required${
    described.length > 0 && html` aria-describedby="${described.join(' ')}"`
  }${field.problem && html` aria-invalid="true"`}${focused && html` autofocus`}${
    field.type === 'email' && html` inputmode="email" autocapitalize="none" spellcheck="false"`
  }>
${field.hint && html`<p class="hint" id="${field.name}-hint">${field.hint}</p>`}
${field.problem && html`<p class="problem" id="${field.name}-problem">${field.problem}</p>`}
</div>`;
}

function facts({ destination, gate, date }: TicketFacts): Html {
  return html`<dl class="facts">
<div><dt>To</dt><dd>${destination}</dd></div>
<div><dt>Date</dt><dd>${DAY.format(date)}</dd></div>
<div><dt>Gate</dt><dd>${gate}</dd></div>
</dl>`;
}

/** The ticket: the form on the main part, the demo accounts on the stub. */
export function formPage(form: FormPage): string {
  const focused =
    form.fields.findIndex((field) => field.problem) >= 0
      ? form.fields.findIndex((field) => field.problem)
      : form.fields.findIndex((field) => !field.value);
  return page(
    form.title,
    html`<article class="ticket">
<div class="ticket-main">
<header class="ticket-head"><p class="line-name">${currentBrand().line}</p><p class="stamp">Local stand-in</p></header>
<div class="title-row"><div><h1>${form.title}</h1><p class="lead">${form.lead}</p></div>${currentBrand().isHarbour && ENGRAVING}</div>
${facts(form.facts)}
${form.remark && html`<p class="remark">${form.remark}</p>`}
${form.alert && html`<p class="alert" role="alert">${form.alert}</p>`}
<form method="post" action="${screenUrl(form.uid, form.screen)}" novalidate>
${form.fields.map((field, index) => input(field, index === focused))}
<button class="button" type="submit">${form.button}</button>
</form>
<p class="other-way">${form.otherWay}</p>
</div>
${form.facts.demo && demoStub(form.uid)}
</article>`,
  );
}
