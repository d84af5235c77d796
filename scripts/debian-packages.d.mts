export function mayInstall(): boolean
export function install(name: string): Promise<void>
export function chromiumOfSystem(): string | undefined
export function installChromium(say: (message: string) => void): Promise<void>
