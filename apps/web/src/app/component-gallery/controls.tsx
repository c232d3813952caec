import { useState } from 'react';
import { m } from '../../texts/index.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ChipRow } from '../../ui/chips/chip-row.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { close, search } from '../../ui/icon/icons.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import styles from './component-gallery.module.css';
import { Part, Row } from './gallery-section.tsx';

/** Buttons in their kinds, sizes and states. */
export function ButtonPart() {
  return (
    <Part title={m['parts.buttons']()}>
      <Row>
        <Button kind="primary">{m['account.login.submit']()}</Button>
        <Button>{m['common.cancel']()}</Button>
        <ButtonLink kind="text" to="/home">
          {m['common.backHome']()}
        </ButtonLink>
      </Row>
      <Row>
        <Button kind="primary" size="sm">
          {m['content.follow.do']()}
        </Button>
        <Button size="sm">{m['content.follow.done']()}</Button>
        <Button size="sm" disabled>
          {m['live.book.booked']()}
        </Button>
        <Button size="sm" busy>
          {m['state.loading']()}
        </Button>
      </Row>
      <Row>
        <Button kind="gold">{m['membership.upgrade']({ amount: 50 })}</Button>
        <IconButton label={m['search.box.submit']()} icon={search} />
        <IconButton label={m['common.close']()} icon={close} size="sm" />
      </Row>
      <Button kind="primary" size="lg" wide>
        {m['account.bind.keep']()}
      </Button>
    </Part>
  );
}

/** Fields, empty, filled and wrong. */
export function FieldPart() {
  return (
    <Part title={m['parts.fields']()}>
      <div className={styles.stack}>
        <TextField
          label={m['account.code.mobileLabel']()}
          placeholder={m['account.code.mobilePlaceholder']()}
          autoComplete="off"
        />
        <PasswordField
          label={m['account.password.label']()}
          aside={<button type="button">{m['account.login.forgotPassword']()}</button>}
          hint={m['account.register.passwordHint']()}
          defaultValue="Osteon2026!"
          autoComplete="off"
        />
        <CodeField
          label={m['account.code.codeLabel']()}
          defaultValue="12"
          error={m['account.code.invalidCode']()}
          sendLabel={m['account.code.get']()}
          onSend={() => {}}
        />
        <Checkbox defaultChecked>{m['parts.sample.remember']()}</Checkbox>
      </div>
    </Part>
  );
}

/** Tabs, chips, segments. */
export function ChoicePart() {
  const [tab, setTab] = useState('all');
  const [chip, setChip] = useState('all');
  const [sort, setSort] = useState('relevance');
  const tabs = [
    { value: 'all', label: m['common.all'](), count: 86 },
    { value: 'video', label: m['content.type.video'](), count: 21 },
    { value: 'case', label: m['content.type.case'](), count: 9 },
  ];
  const orders = [
    { value: 'relevance', label: m['parts.sample.relevance']() },
    { value: 'latest', label: m['parts.sample.latest']() },
    { value: 'hottest', label: m['parts.sample.hottest']() },
  ];
  return (
    <Part title={m['parts.choices']()}>
      <div className={styles.stack}>
        <Tabs label={m['parts.choices']()} tabs={tabs} value={tab} onChange={setTab}>
          {tabs.map(({ value, label }) => (
            <TabPanel key={value} value={value}>
              {label}
            </TabPanel>
          ))}
        </Tabs>
        <Segmented label={m['parts.sample.sort']()} options={orders} value={sort} onChange={setSort} />
        <ChipRow label={m['parts.choices']()} chips={tabs} value={chip} onChange={setChip} />
      </div>
    </Part>
  );
}
