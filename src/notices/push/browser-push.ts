import { deletePushSubscription, getPushSubscription, savePushSubscription } from '#generated/client/users/users.ts'
import { apiErrorOf } from '#src/http/errors.ts'

/** Whether a browser takes notices while the application is closed: it cannot, the person forbade it, it does not, it does. */
export type PushHere = 'unsupported' | 'blocked' | 'off' | 'on'

/** Each person of a shared browser has a worker of their own: what one of them allowed holds for nobody else. */
const scopeOf = (userId: number) => `/push/${userId}/`

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function readPushHere(userId: number): Promise<PushHere> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await (await pushRegistration(userId))?.pushManager.getSubscription()
  return subscription && Notification.permission === 'granted' ? 'on' : 'off'
}

/** The person's own worker in this browser, where there is one. */
export async function pushRegistration(userId: number): Promise<ServiceWorkerRegistration | undefined> {
  if (!isSupported()) return undefined
  const registration = await navigator.serviceWorker.getRegistration(scopeOf(userId))
  // Of a scope without one the browser answers the next larger one.
  return registration?.scope.endsWith(scopeOf(userId)) ? registration : undefined
}

/**
 * Asks the person, if they were not asked before, and has notices sent here. Only ever in answer to a press.
 * @throws when the browser's push service does not take it, or the call fails
 */
export async function turnPushOn(userId: number): Promise<PushHere> {
  if (!isSupported()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { publicKey } = await getPushSubscription(userId)
  const registration = await navigator.serviceWorker.register('/push-worker.js', { scope: scopeOf(userId) })
  await activated(registration)
  // One that was made with another key of the installation would stand in the way.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await tell(userId, subscription)
  return 'on'
}

export async function turnPushOff(userId: number): Promise<PushHere> {
  await deletePushSubscription(userId)
  await (await pushRegistration(userId))?.unregister()
  return 'off'
}

/**
 * Says again where notices are to go, if they are: the sign-in is a new one, or the browser has moved its address. What was turned off
 * from another browser meanwhile is off here as well.
 */
export async function keepPush(userId: number): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const registration = await pushRegistration(userId)
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  try {
    await tell(userId, subscription, true)
  } catch (error) {
    if (apiErrorOf(error)?.code !== 'push_ended') throw error
    await registration?.unregister()
  }
}

async function tell(userId: number, subscription: PushSubscription, renews = false): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await savePushSubscription(userId, { endpoint, keys: { p256dh, auth }, ...(renews && { renews }) })
}

function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active !== null || worker === null) return Promise.resolve()
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    })
  })
}
