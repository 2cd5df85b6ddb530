// Where several nodes share a database: what the requests of one of them need of the others.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface OtherNodes {
  /** Reads requests that other nodes have passed on. */
  prepare(app: FastifyInstance): void;
  isPassed(request: FastifyRequest): boolean;
  /** Another node counts what is asked of this table. */
  isElsewhere(table: string | undefined): boolean;
  /** Has the node that has the table answer; false: that is this one, or there is no such table. */
  passOn(request: FastifyRequest, reply: FastifyReply, table: string): Promise<boolean>;
  /** The same for a request that has failed here because it needs a table of another node. */
  passAfter(error: unknown, request: FastifyRequest, reply: FastifyReply, table: string): Promise<boolean>;
  /** What the others answer to the same request. */
  askAll(request: FastifyRequest): Promise<unknown[]>;
}
