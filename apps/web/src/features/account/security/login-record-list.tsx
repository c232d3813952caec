import clsx from 'clsx';
import { type LoginRecord, useListLoginRecords } from '../../../entities/account/api/list-login-records.ts';
import { monthDayTimeText, shortDateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { getLang } from '../../../texts/locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import { chevronRight } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SettingsFoot } from '../../../ui/settings/settings-section.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { browserText } from './device-text.ts';
import styles from './login-records.module.css';

const methodTexts: Record<LoginRecord['way'], () => string> = {
  scan: m['account.login.tabScan'],
  code: m['account.login.tabCode'],
  password: m['account.login.tabPassword'],
  register: m['info.way.register'],
  app: m['info.way.app'],
};

const results: Record<LoginRecord['result'], () => string> = {
  success: m['info.result.success'],
  wrongPassword: m['info.result.wrongPassword'],
  phone: m['info.result.phone'],
};

/** The logins as a table, with a button for older ones. */
export function LoginRecordList() {
  const { records, hasNextPage, isFetchingNextPage, fetchNextPage } = useListLoginRecords();
  if (records.length === 0) return <Empty text={m['info.recordsEmpty']()} />;
  return (
    <>
      <table className={styles.table} aria-label={m['info.records']()}>
        <thead>
          <tr>
            <th scope="col">{m['info.time']()}</th>
            <th scope="col">{m['info.way']()}</th>
            <th scope="col">{m['info.device']()}</th>
            <th scope="col">{m['info.place']()}</th>
            <th scope="col">{m['info.result']()}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row key={record.id} record={record} />
          ))}
        </tbody>
      </table>
      <SettingsFoot>
        {hasNextPage && (
          <Button kind="text" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? m['state.loading']() : m['common.viewMore']()}
            <Icon of={chevronRight} size={16} />
          </Button>
        )}
        <p>{m['info.notYou']()}</p>
      </SettingsFoot>
    </>
  );
}

function Row({ record }: { record: LoginRecord }) {
  const { at, way, result, browser, phonePages, ip, displacedAt } = record;
  return (
    <tr>
      <td className="num">{monthDayTimeText(at)}</td>
      <td lang={getLang(methodTexts[way]())}>{methodTexts[way]()}</td>
      <td>
        {browserText(browser)}
        {phonePages && <span className={styles.pages}>{m['info.phonePages']()}</span>}
      </td>
      <td className="num">{ip}</td>
      <td className={clsx('num', result === 'wrongPassword' && styles.bad)}>
        {displacedAt === null
          ? results[result]()
          : m['info.result.displaced']({ time: shortDateTimeText(displacedAt, at) })}
      </td>
    </tr>
  );
}
