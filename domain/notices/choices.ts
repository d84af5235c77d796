import { channels, noticeTypeIds, noticeTypes, type Capacity, type Channel, type NoticeTypeId } from './types.ts'

/** What somebody chose otherwise than it is by itself. */
export type Choices = Readonly<Partial<Record<NoticeTypeId, Readonly<Partial<Record<Channel, boolean>>>>>>

/** A type with every channel, as settings show it. */
export type ChoiceOfType = { readonly type: NoticeTypeId } & Readonly<Record<Channel, boolean>>

/** By what somebody is told of a type: as they chose, and else as is usual for what they are. */
export function isTold(type: NoticeTypeId, channel: Channel, capacity: Capacity, choices: Choices): boolean {
  return choices[type]?.[channel] ?? noticeTypes[type].defaults[capacity].includes(channel)
}

export function channelsOf(type: NoticeTypeId, capacity: Capacity, choices: Choices): Channel[] {
  return channels.filter((channel) => isTold(type, channel, capacity, choices))
}

/** Every type with what holds for somebody. */
export function allChoices(capacity: Capacity, choices: Choices): ChoiceOfType[] {
  const told = (type: NoticeTypeId, channel: Channel) => isTold(type, channel, capacity, choices)
  return noticeTypeIds.map((type) => ({
    type,
    inApp: told(type, 'inApp'),
    push: told(type, 'push'),
    email: told(type, 'email'),
    sms: told(type, 'sms'),
  }))
}

/**
 * The choices with others in their place. What is chosen as it is by itself is no choice: it goes on following what the person is.
 * @param made of some types, all channels of each
 */
export function withChoices(capacity: Capacity, choices: Choices, made: readonly ChoiceOfType[]): Choices {
  const next = Object.fromEntries(
    made.map(({ type, ...told }) => [
      type,
      Object.fromEntries(
        channels
          .filter((channel) => told[channel] !== noticeTypes[type].defaults[capacity].includes(channel))
          .map((channel) => [channel, told[channel]]),
      ),
    ]),
  )
  return { ...choices, ...next }
}
