/** Integer fen as yuan with two decimals, as in the gateway's answers: 64900 is '649.00' (rules/format#money). */
export function toYuanAmount(fen: number): string {
  return (Math.round(fen) / 100).toFixed(2);
}

/**
 * Integer fen as yuan without trailing zeros, as screens show a price: 64900 is '649', 3990 is '39.9'
 * (rules/format#money).
 */
export function formatYuan(fen: number): string {
  return String(Math.round(fen) / 100);
}

/** An amount of the gateway's answers as screens show it: '649.00' is '649', '659.10' is '659.1'. */
export function formatYuanAmount(amount: string): string {
  return String(Number(amount));
}
