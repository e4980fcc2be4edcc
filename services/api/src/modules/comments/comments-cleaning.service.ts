import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CommentsRepository } from './comments.repository.ts';

const HOUR = 3_600_000;
/** How long moderators can read what was removed. */
const TEXT_KEPT_DAYS = 30;
const MOST_AT_ONCE = 500;

/** Forgets the texts of comments that were removed long ago. */
@Injectable()
export class CommentsCleaning implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Comments');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly comments: CommentsRepository) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.clean().catch((error: unknown) =>
        this.logger.warn(`Removed comments keep their text for now: ${String(error)}`),
      );
    }, HOUR).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** @returns how many texts were forgotten. */
  clean(): Promise<number> {
    return this.comments.forgetTexts(TEXT_KEPT_DAYS, MOST_AT_ONCE);
  }
}
