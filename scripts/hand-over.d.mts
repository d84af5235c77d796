export function handOver(file: string, args: string[], env?: NodeJS.ProcessEnv): Promise<never>
