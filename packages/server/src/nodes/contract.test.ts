// The contract of a table, by two nodes behind a load balancer that sends every request to either of them.

import { contractHolds } from '../http/contract.testing.ts';
import { postgresForTests } from '../store/postgres/postgres.testing.ts';
import { balance, startNode } from './nodes.testing.ts';

const postgres = postgresForTests();

contractHolds(async () => {
  const database = await postgres.newDatabase();
  const nodes = await Promise.all([startNode(database), startNode(database)]);
  const balancer = await balance(nodes);
  return {
    base: balancer.base,
    direct: nodes[0].base,
    faults: [],
    async close() {
      await balancer.close();
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
});
