import { Injectable, Logger } from '@nestjs/common';

@Injectable()
export class ReportsService {
  private readonly logger = new Logger('Reports');

  /** A page inside the site that no route serves is a 404, although no server was asked for it. */
  pageNotFound(path: string): void {
    this.logger.warn({ msg: 'page not found', path, status: 404 });
  }
}
