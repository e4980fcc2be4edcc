import {
  type AnswerProblem,
  type Answers,
  answersOf,
  checkAnswers,
  type FieldError,
  type FormDefinition,
  problemText,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { unmatchedFields } from '../../forms/answer-patterns.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { FilesRepository } from '../files/files.repository.ts';
import { LinkedIdentities } from '../linked-identities.ts';
import type { QuizResults, SubmissionRow } from '../submissions.table.ts';
import { filesIn, gradeQuizzes, knownAnswers } from './definition.policy.ts';

/** Answers that passed all checks. */
export interface CheckedAnswers {
  answers: Answers;
  quiz: QuizResults;
  /** Ids of the files in the answers. */
  fileIds: string[];
}

/** Checks answers against the form version of a submission. */
@Injectable()
export class AnswerChecks {
  constructor(
    private readonly forms: PublishedFormsService,
    private readonly identities: LinkedIdentities,
    private readonly files: FilesRepository,
  ) {}

  /** Returns the answers of a draft that can be stored. Identities are left out, because they are looked up on submission. @throws INPUT_INVALID */
  async draft({ formId, formVersion }: SubmissionRow, sent: Answers): Promise<Answers> {
    const definition = await this.forms.definitionOf(formId, formVersion);
    const answers = knownAnswers(definition, sent, []);
    refuse([...checkAnswers(definition.fields, answers, { whole: false })].map(toFieldError));
    return answers;
  }

  /** @throws INPUT_INVALID with every wrong answer */
  async whole(row: SubmissionRow, sent: Answers): Promise<CheckedAnswers> {
    const definition = await this.forms.definitionOf(row.formId, row.formVersion);
    const linked = await this.identities.of(row.applicantId);
    const answers = answersOf(definition.fields, knownAnswers(definition, sent, linked));
    refuse([
      ...[...checkAnswers(definition.fields, answers, { whole: true })].map(toFieldError),
      ...unmatchedFields(definition.fields, answers).map(({ id, patternHint }) => ({
        path: pathOf(id),
        message: patternHint || problemText({ code: 'pattern' }),
      })),
      ...(await this.missingFiles(row, definition, answers)),
    ]);
    const fileIds = [...filesIn(definition, answers).values()].flat();
    return { answers, quiz: gradeQuizzes(definition, answers), fileIds };
  }

  /** Returns errors for files in answers that weren't uploaded for their field. */
  private async missingFiles(
    { id }: SubmissionRow,
    definition: FormDefinition,
    answers: Answers,
  ): Promise<FieldError[]> {
    const named = filesIn(definition, answers);
    if (named.size === 0) return [];
    const there = Map.groupBy(await this.files.findOfSubmission(id), ({ field }) => field);
    return [...named]
      .filter(([field, ids]) => !ids.every((file) => there.get(field)?.some((one) => one.id === file)))
      .map(([field]) => ({ path: pathOf(field), message: 'A file no longer exists. Upload it again.' }));
  }
}

function toFieldError([id, problem]: [string, AnswerProblem]): FieldError {
  return { path: pathOf(id), message: problemText(problem) };
}

function pathOf(field: string): string {
  return `body.answers.${field}`;
}

/** @throws INPUT_INVALID when there are any. */
function refuse(fields: FieldError[]): void {
  if (fields.length > 0) throw new ApiError('INPUT_INVALID', { fields });
}
