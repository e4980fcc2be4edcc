/** A valid sign-up: trimmed, the e-mail in lowercase. */
export interface SignUp {
  name: string;
  email: string;
  password: string;
}

/** Error message of each field. */
export type Problems = Partial<Record<keyof SignUp, string>>;

const NAME_LENGTH = { least: 2, most: 80 };
const PASSWORD_LENGTH = { least: 8, most: 128 };
const EMAIL_LENGTH = 254;
const EMAIL = /^[^\s@"<>()[\],;:\\]+@[^\s@"<>()[\],;:\\]+\.[^\s@."<>()[\],;:\\]{2,}$/;

/** Normalizes an e-mail address for comparison and storage. */
export function toEmail(text: string): string {
  return text.trim().toLowerCase();
}

function nameProblem(name: string): string | undefined {
  if (name === '') return 'Enter your name.';
  if (name.length < NAME_LENGTH.least) return `Use at least ${NAME_LENGTH.least} characters for your name.`;
  if (name.length > NAME_LENGTH.most) return `Use at most ${NAME_LENGTH.most} characters for your name.`;
  if (/\p{Cc}/u.test(name)) return 'Your name holds a character that can’t be shown.';
  return undefined;
}

/** Returns the error of an e-mail address, if any. */
export function emailProblem(email: string): string | undefined {
  if (email === '') return 'Enter your e-mail address.';
  if (email.length > EMAIL_LENGTH || !EMAIL.test(email))
    return 'Enter an e-mail address such as nora@example.org.';
  return undefined;
}

function passwordProblem(password: string, email: string): string | undefined {
  if (password === '') return 'Choose a password.';
  if (password.length < PASSWORD_LENGTH.least) return `Use at least ${PASSWORD_LENGTH.least} characters.`;
  if (password.length > PASSWORD_LENGTH.most) return `Use at most ${PASSWORD_LENGTH.most} characters.`;
  if (toEmail(password) === email) return 'Choose a password other than your e-mail address.';
  return undefined;
}

/** Normalizes the input and returns its errors. */
export function checkSignUp(typed: SignUp): { person: SignUp; problems: Problems } {
  const person = {
    name: typed.name.trim().replace(/ {2,}/g, ' ').normalize('NFC'),
    email: toEmail(typed.email),
    password: typed.password,
  };
  const found = Object.entries({
    name: nameProblem(person.name),
    email: emailProblem(person.email),
    password: passwordProblem(person.password, person.email),
  });
  return { person, problems: Object.fromEntries(found.filter(([, problem]) => problem !== undefined)) };
}
